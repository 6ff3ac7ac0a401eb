import { namedWords } from './namedWords';

describe('a word of the styles', () => {
  const isNamed = namedWords([
    'x("menu__link",{"menu__link--active":y})',
    'z("alert--"+k,`theme-${k} card__${k}`)',
    'style({color:"var(--ifm-color)"})',
  ]);

  it.each(['menu__link', 'menu__link--active', '--ifm-color'])(
    'is named in any code: %s',
    (word) => {
      expect(isNamed(word)).toBe(true);
    },
  );

  it.each(['alert--info', 'card__body'])('may be put together from a beginning: %s', (word) => {
    expect(isNamed(word)).toBe(true);
  });

  it.each(['menu', 'menu__link--sublist', 'theme-x', 'alert', '--ifm-color-primary'])(
    'is not named by a part or a neighbour: %s',
    (word) => {
      expect(isNamed(word)).toBe(false);
    },
  );
});
