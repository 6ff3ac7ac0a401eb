export {
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
} from './ReferenceTable';
