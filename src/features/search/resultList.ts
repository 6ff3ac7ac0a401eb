import clsx from 'clsx';
import { createElement, drawLines } from '../../dom';
import { productAt, type ProductId } from '../../site';
import type { Hit, PageHit } from './engine';
import { PAGE, ROW, SECTION } from './icons';
import { forgetIndex, loadTexts } from './indexFiles';
import { choosePassage, markMatches, type Segment } from './passage';
import styles from './results.module.css';
import type { SearchParameters } from './resultsAddress';

/** Draws an icon of the search, in the color of the text around it. */
export function drawIcon(lines: string): SVGElement {
  return drawLines(lines, { viewBox: '0 0 16 16', width: 16, height: 16, 'stroke-width': 1.75 });
}

function drawText(segments: readonly Segment[]): readonly (Node | string)[] {
  return segments.map(({ text, isMatch }) => (isMatch ? createElement('mark', {}, text) : text));
}

/** In a list box, which changes with each letter, what is below these pages shows after a pause. */
const FIRST_PAGES = 3;
/** Debounce: don't draw, count and request the rest of what changes with the next letter. */
const PAUSE_MS = 150;

/** The texts of sections by file, as far as they have loaded. */
const texts = new Map<string, readonly string[]>();

/** Links to sections, grouped by page. */
export class ResultList {
  readonly element: HTMLElement;
  /** Of all groups. */
  readonly rows: HTMLAnchorElement[] = [];
  #search = '';
  readonly #paths = new Set<string>();
  /** Where the texts of sections go that have not loaded. */
  #passages: { readonly place: HTMLElement; readonly hit: Hit }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param id starts the ids of its elements
   * @param attributes of its element; with a `role`, its rows are options
   */
  constructor(
    private readonly id: string,
    private readonly attributes: Readonly<Record<string, string>> = {},
  ) {
    this.element = createElement('div', attributes);
  }

  /**
   * Shows what is found. For the same search, it moves nothing that shows already, because the reader
   * may be about to press it, and adds the rest below.
   *
   * @param onPause called after a pause in typing
   */
  show(
    pages: readonly PageHit[],
    { query, product }: SearchParameters,
    limit: number,
    onPause = (): void => undefined,
  ): void {
    const search = `${product} ${query}`;
    if (search !== this.#search || this.#paths.size > limit) {
      this.element.replaceChildren();
      this.rows.length = 0;
      this.#passages = [];
      this.#paths.clear();
      this.#search = search;
    }
    const added = pages.filter(({ page }) => !this.#paths.has(page.path));
    const add = (most: number): void => {
      for (const found of added.splice(0, most - this.#paths.size)) {
        this.#paths.add(found.page.path);
        this.element.append(this.#drawGroup(found, product));
      }
      this.#fillPassages();
    };
    add(this.attributes.role ? FIRST_PAGES : limit);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      add(limit);
      this.#loadTexts();
      onPause();
    }, PAUSE_MS);
  }

  #loadTexts(): void {
    for (const file of new Set(this.#passages.map(({ hit }) => hit.section.page.textFile))) {
      const keep = (loaded: readonly string[]): void => {
        texts.set(file, loaded);
        this.#fillPassages();
      };
      // If they fail to load, the next results request them again, from the published build.
      loadTexts(file).then(keep, forgetIndex);
    }
  }

  #fillPassages(): void {
    this.#passages = this.#passages.filter(({ place, hit: { section, terms } }) => {
      const text = texts.get(section.page.textFile)?.[section.index];
      place.replaceChildren(...drawText(choosePassage(text ?? '', terms)));
      return text === undefined;
    });
  }

  #drawGroup(found: PageHit, product: ProductId | null): HTMLElement {
    const { path, title, trail } = found.page;
    const [best, ...others] = found.hits;
    const id = `${this.id}-${path}`;
    const place = [product === null && productAt(path)?.name, trail].filter(Boolean).join(' › ');
    const name = createElement(
      'span',
      { id, class: styles.title },
      createElement('strong', {}, ...drawText(markMatches(title, best?.terms ?? new Set()))),
      createElement('span', { class: styles.trail }, place),
    );
    const isPage = best?.section.anchor === '';
    return createElement(
      'div',
      { class: styles.page, role: 'group', 'aria-labelledby': id },
      ...(isPage ? [] : [name]),
      ...(best ? [this.#drawRow(best, isPage ? name : undefined)] : []),
      // The page itself has a row if it is the best match.
      ...others.filter((hit) => hit.section.anchor !== '').map((hit) => this.#drawRow(hit)),
    );
  }

  /** A section's heading, or the name of the page that it is, and room for its passage. */
  #drawRow(hit: Hit, name?: HTMLElement): HTMLAnchorElement {
    const { page, heading, anchor, isRow, hasText } = hit.section;
    const href = page.path + (anchor === '' ? '' : `#${anchor}`);
    const id = `${this.id}-${this.rows.length}`;
    const row = createElement(
      'a',
      {
        ...(this.attributes.role && { id, role: 'option', 'aria-selected': 'false', tabindex: -1 }),
        href,
        class: styles.link,
        'data-ga-event-category': 'search',
        'data-ga-event-action': 'open',
        'data-ga-event-label': href,
      },
      drawIcon(isRow ? ROW : anchor === '' ? PAGE : SECTION),
      name ??
        createElement(
          'span',
          { dir: 'auto', class: clsx(styles.heading, isRow && styles.name) },
          ...drawText(markMatches(heading, hit.terms)),
        ),
    );
    if (hasText) {
      const place = createElement('span', {
        dir: 'auto',
        class: clsx(styles.passage, !isRow && styles.long),
      });
      row.append(place);
      this.#passages.push({ place, hit });
    }
    this.rows.push(row);
    return row;
  }
}
