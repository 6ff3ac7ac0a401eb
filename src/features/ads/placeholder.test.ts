import { lookForPlaceholder } from './providerImage';
import { addPlaceholder } from './testing';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('spec 4.4: one look', () => {
  it.each([
    '<div class="ea-placement"></div>',
    '<div id="carbonads"></div>',
    '<p><span class="wide carbonads"></span></p>',
  ])('spec 4.4: finds %s', (html) => {
    addPlaceholder(html);
    expect(lookForPlaceholder(document)).toBe('placeholder');
  });

  it.each(['', '<div class="carbon-wrap"></div>', '<div id="_carbonads_js"></div>'])(
    'spec 4.4: finds nothing in "%s"',
    (html) => {
      addPlaceholder(html);
      expect(lookForPlaceholder(document)).toBe('look');
    },
  );

  it.each([
    'https://material-ui-next.com/discover-more/backers',
    'https://material-ui-next.com/discover-more/backers/',
    '//material-ui-next.com/discover-more/backers',
  ])('spec 4.4: a placeholder with a link to %s means out of ads', (href) => {
    document.body.innerHTML = `<div id="carbonads"><span><a href="${href}">Ad</a></span></div>`;
    expect(lookForPlaceholder(document)).toBe('out');
  });

  it('spec 4.4: any other link in a placeholder does not mean out of ads', () => {
    document.body.innerHTML =
      '<div id="carbonads"><a href="https://material-ui-next.com/discover-more/team">Ad</a></div>';
    expect(lookForPlaceholder(document)).toBe('placeholder');
  });

  it('spec 4.4: a link to the backers page outside a placeholder is ignored', () => {
    document.body.innerHTML =
      '<a href="https://material-ui-next.com/discover-more/backers">Backers</a>';
    expect(lookForPlaceholder(document)).toBe('look');
  });
});
