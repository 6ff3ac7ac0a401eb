import { center } from './screen.mjs';

/** @typedef {import('playwright-core').Page} Page */

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Long enough for a drawer, a menu or a binding to settle. */
const BEAT = 700;

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
    await this.beat(3);
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
