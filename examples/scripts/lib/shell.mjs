import { WINDOW } from './browser.mjs';
import { center } from './screen.mjs';

/** @typedef {import('playwright-core').Page} Page */

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Long enough for a drawer, a menu or a binding to settle. */
const BEAT = 700;

/** The width at which the inspector shows its three tabs. */
const INSPECTOR = 292;

/** The height of the bar at the top. */
const HEADER = 49;

/** The editor's frame: opening it, and the lists on its left side. */
export class Shell {
  /**
   * @param {Page} page
   * @param {string} url where Studio runs
   */
  constructor(page, url) {
    this.page = page;
    this.url = url;
    this.canvas = page.frameLocator('iframe[name="data-toolpad-canvas"]');
    this.inspector = page.getByTestId('component-editor');
    this.library = page.getByTestId('component-catalog');
  }

  /** Opens the editor, on a page of the app or where it starts by default. */
  async open(pageName) {
    await this.page.goto(pageName ? `${this.url}/prod/editor/app/pages/${pageName}` : this.url);
    await this.ready();
  }

  /** Reloads the browser tab. */
  async reload() {
    await this.page.reload();
    await this.ready();
  }

  async ready() {
    await this.page.getByTestId('query-explorer').waitFor();
    await this.canvas.locator('#root > *').first().waitFor({ state: 'attached' });
    await this.widenInspector();
    await this.beat(3);
  }

  /** Drags the border between canvas and inspector, so that the inspector has some width. */
  async widenInspector(width = INSPECTOR) {
    const { border } = await this.#borders();
    await this.page.mouse.move(border, HEADER + 60);
    await this.page.mouse.down();
    await this.page.mouse.move(this.page.viewportSize().width - width, HEADER + 60, { steps: 8 });
    await this.page.mouse.up();
    await this.page.mouse.move(500, 24);
    await this.beat();
  }

  /**
   * A part of the editor, to take a picture of it.
   * @param {'lists' | 'canvas' | 'inspector' | 'work' | 'start' | 'panel'} name `work` is canvas and
   *   inspector, `start` the lists and the canvas, `panel` the queries at the bottom
   * @param {number} [height] if not all of it
   */
  async part(name, height) {
    const window = this.page.viewportSize();
    const { lists, border, floor } = await this.#borders();
    const [x, right, y, bottom] = {
      lists: [0, lists, HEADER, window.height],
      canvas: [lists, border, HEADER, floor],
      inspector: [border + 1, window.width, HEADER, floor],
      work: [lists, window.width, HEADER, floor],
      start: [0, border, HEADER, floor],
      panel: [lists, window.width, floor + 1, window.height],
    }[name];
    return { x, y, width: right - x, height: Math.min(height ?? bottom - y, bottom - y) };
  }

  /**
   * Makes the window so narrow that the labels of the inspector are legible in a picture. `roomy` gives
   * it its usual size again.
   * @param {number} [height] of the picture, from the top, if not all of it
   * @returns {Promise<{ x: number, y: number, width: number, height: number }>} the canvas without the
   *   component library, and the inspector
   */
  async narrow(height) {
    const width = 914;
    await this.page.setViewportSize({ width, height: WINDOW.height });
    await this.widenInspector();
    const { y, height: all } = await this.part('work');
    const { x } = await this.page.locator('iframe[name="data-toolpad-canvas"]').boundingBox();
    return { x, y, width: width - x, height: Math.min(height ?? all, all) };
  }

  /**
   * Makes the window as narrow as the whole editor can be, for a picture of all of it.
   * @returns {Promise<{ x: number, y: number, width: number, height: number }>} all of it
   */
  async whole(height = 560) {
    // Dialogs are 64 pixels narrower, and have text of 11 pixels.
    const size = { width: 834, height };
    await this.page.setViewportSize(size);
    await this.widenInspector(200);
    return { x: 0, y: 0, ...size };
  }

  /** Gives the window its usual size again. */
  async roomy() {
    await this.page.setViewportSize(WINDOW);
    await this.widenInspector();
  }

  /** Where the lists end, the canvas ends, and the panel of queries begins. */
  async #borders() {
    const separators = this.page.locator('[data-panel-resize-handle-id]');
    const boxes = await Promise.all((await separators.all()).map((one) => one.boundingBox()));
    const upright = boxes.find(({ y, width, height }) => height > width && y < 100);
    const flat = boxes.find(({ x, width, height }) => width > height && x > 100);
    return {
      lists: flat.x,
      border: upright.x + upright.width / 2,
      floor: Math.min(flat.y + flat.height / 2, this.page.viewportSize().height),
    };
  }

  async beat(times = 1) {
    await this.page.waitForTimeout(BEAT * times);
  }

  /** Moves the pointer off everything, then waits until the header says that all is saved. */
  async saved() {
    await this.page.mouse.move(500, 24);
    await this.beat();
    await this.page.getByTestId('CloudDoneIcon').waitFor();
    await this.beat();
  }

  /** An entry of the page list, the page hierarchy, the queries or the actions. */
  entry(name) {
    return this.page
      .getByRole('treeitem')
      .filter({ hasText: new RegExp(`^${escape(name)}$`) })
      .last();
  }

  /** Selects an entry of one of the lists on the left. */
  async select(name) {
    await this.entry(name).getByText(name, { exact: true }).click();
    await this.beat(2);
  }

  /** Selects a component by clicking it on the canvas. */
  async pick(locator) {
    await locator.scrollIntoViewIfNeeded();
    const { x, y } = await center(locator);
    await this.page.mouse.click(x, y);
    await this.beat(2);
    await this.page.mouse.move(500, 24);
    await this.beat();
  }

  /** Renames an entry through its menu. */
  async rename(name, newName) {
    await this.entry(name).hover();
    await this.entry(name).getByRole('button').click();
    await this.page.getByRole('menuitem', { name: 'Rename' }).click();
    await this.beat();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(newName);
    await this.page.keyboard.press('Enter');
    await this.entry(newName).waitFor();
    await this.saved();
  }
}
