export * from './ReferenceTable';
