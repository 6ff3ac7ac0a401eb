/** @jest-environment node */
import { describeSchema } from './schemas';

it('a schema without fields is only a type', () => {
  expect(describeSchema('Thing.tags', { type: 'array', items: { type: 'string' } }, 3)).toEqual({
    type: [{ text: 'string' }, { text: '[]' }],
    sections: [],
  });
});
