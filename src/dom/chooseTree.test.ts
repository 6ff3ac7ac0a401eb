/** @jest-environment node */
import { chooseTree } from '.';
import { pageProduct } from '../site';

describe('spec 1.4: which tree a page shows', () => {
  it.each([
    ['toolpad', 'toolpad-core', '/toolpad/studio/concepts/', 'toolpad-core'],
    ['toolpad', 'toolpad-studio', '/toolpad/core/', 'toolpad-studio'],
    ['toolpad', 'material-ui', '/toolpad/core/', null],
    ['toolpad', 'null', '/toolpad/core/', null],
    ['null', 'null', '/toolpad/studio/anything/', 'toolpad-studio'],
    ['null', 'null', '/toolpad/core/', 'toolpad-core'],
    ['null', 'null', '/toolpad/', 'toolpad-core'],
    ['null', 'null', '/', 'toolpad-core'],
    ['null', 'null', '/toolpad/studios/', 'toolpad-core'],
    ['null', 'null', '/toolpad/%E0%A4%A', 'toolpad-core'],
    ['null', 'null', '/toolpad/studio/%E0%A4%A', 'toolpad-studio'],
    ['core', 'toolpad-core', '/toolpad/core/', null],
  ])('category %s, product %s, path %s: %s', (productCategoryId, productId, pathname, tree) => {
    expect(chooseTree({ productCategoryId, productId }, pathname)).toBe(tree);
  });

  it('gives pages of the docs instances their product, and other pages none', () => {
    const docs = 'docusaurus-plugin-content-docs';
    expect(pageProduct({ name: docs, id: 'docs-core' })).toEqual({
      productId: 'toolpad-core',
      productCategoryId: 'toolpad',
    });
    expect(pageProduct({ name: docs, id: 'docs-studio' }).productId).toBe('toolpad-studio');
    const none = { productId: 'null', productCategoryId: 'null' };
    expect(pageProduct({ name: docs, id: 'default' })).toEqual(none);
    expect(pageProduct({ name: 'docusaurus-plugin-content-pages', id: 'default' })).toEqual(none);
  });
});
