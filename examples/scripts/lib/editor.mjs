/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Long enough for a drawer, a menu or a binding to settle. */
const BEAT = 700;

/** Acts in the Studio editor as a reader does: with the pointer and the keyboard. */
export class Editor {
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

  /** Opens the editor, on a page of the app or where it starts by itself. */
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

  /** Opens the component library by pointing at it. */
  async openLibrary() {
    await this.library.hover();
    await this.beat(2);
  }

  /**
   * Drags a component out of the library. `during` runs while it hangs over the target.
   * @param {string} component its label in the library
   * @param {() => Promise<{ x: number, y: number }>} target
   * @param {() => Promise<void>} [during]
   */
  async dragIn(component, target, during) {
    await this.openLibrary();
    const from = await center(this.library.getByText(component, { exact: true }));
    await this.drag(from, target, during);
  }

  async drag(from, target, during) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 300, from.y + 20, { steps: 10 });
    await this.beat();
    const to = await target();
    await mouse.move(to.x - 3, to.y, { steps: 10 });
    await mouse.move(to.x, to.y, { steps: 3 });
    await this.beat();
    await during?.();
    await mouse.up();
    await this.beat();
    await this.saved();
  }

  /** Fills a field of the inspector. */
  async fill(label, value) {
    await this.inspector.getByLabel(label, { exact: true }).fill(value);
    await this.saved();
  }

  /** Pastes: typed code would be completed and indented by the code editor. */
  async paste(text) {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  /** Opens the binding dialog of a property and writes an expression; `commit` keeps it. */
  async writeBinding(property, expression) {
    await this.page.getByLabel(`Bind property "${property}"`).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.locator('.monaco-editor').first().waitFor();
    await this.beat(2);
    await dialog.locator('.monaco-editor').first().click();
    await this.paste(expression);
    await this.beat(3);
  }

  async commitBinding() {
    await this.page.getByRole('button', { name: 'Update binding' }).click();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await this.saved();
  }

  /** Binds a property in one go. */
  async bind(property, expression) {
    await this.writeBinding(property, expression);
    await this.commitBinding();
  }

  /** Writes a property that is edited as JSON; `during` runs while the dialog is open. */
  async writeJson(property, json, during) {
    await this.inspector.getByRole('button', { name: property, exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.locator('.monaco-editor').first().waitFor();
    await this.beat(2);
    await dialog.locator('.monaco-editor').first().click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.paste(json);
    await this.beat(2);
    await during?.();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await this.saved();
  }

  /**
   * Creates a query or an action from a function.
   * @param {'query' | 'action'} kind
   * @param {string} functionName
   */
  async createFromFunction(kind, functionName) {
    await this.page.getByLabel(`Create new ${kind}`).click();
    await this.page.getByRole('button', { name: 'Custom' }).click();
    await this.page.getByText('Select function').click();
    await this.page.getByText(functionName, { exact: true }).click();
    await this.beat(2);
  }

  async saveQuery() {
    await this.page.getByRole('button', { name: /^Save/ }).click();
    await this.saved();
  }

  async closeQueryPanel() {
    await this.page.getByTestId('CancelPresentationIcon').click();
    await this.beat(2);
  }
}

/** The middle of what a locator shows, in the window. */
export async function center(locator) {
  const { x, y, width, height } = await box(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a locator is in the window; one inside the canvas too. */
export async function box(locator) {
  const found = await locator.boundingBox();
  if (!found) {
    throw new Error(`Nothing on the screen for ${locator}.`);
  }
  return found;
}
