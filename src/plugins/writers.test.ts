import type { LoadContext, Plugin } from '@docusaurus/types';
import { writers } from './writers';

const context = {} as LoadContext;
const props = {} as Parameters<NonNullable<Plugin['postBuild']>>[0];

it('the site is written when the last of its plugins has ended, not before', async () => {
  let endSlow: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    endSlow = resolve;
  });
  const { plugins, written } = writers([
    () => ({ name: 'quick', postBuild: () => Promise.resolve() }),
    () => ({ name: 'slow', postBuild: () => slow }),
    () => ({ name: 'writes nothing' }),
  ]);
  const ended = jest.fn();
  void written.then(ended);
  const made = plugins.map((plugin) => plugin(context));
  expect(made.map(({ name }) => name)).toEqual(['quick', 'slow', 'writes nothing']);
  const [quick, late, none] = made;
  const lateEnd = late?.postBuild?.(props);
  await quick?.postBuild?.(props);
  await none?.postBuild?.(props);
  expect(ended).not.toHaveBeenCalled();
  endSlow();
  await lateEnd;
  await written;
  expect(ended).toHaveBeenCalled();
});
