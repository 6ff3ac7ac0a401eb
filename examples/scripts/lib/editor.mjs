import { Shell } from './shell.mjs';
import { center } from './screen.mjs';

/** Operates the Studio editor as a reader does: with the pointer and the keyboard. */
export class Editor extends Shell {
  /** A component's card in the open library, to drag it from there. */
  card(component) {
    return this.library
      .locator('[draggable="true"]')
      .filter({ has: this.page.getByText(component, { exact: true }) });
  }

  /** Opens the component library by pointing at it. */
  async openLibrary() {
    await this.library.hover();
    await this.beat(2);
  }

  /**
   * Drags a component out of the library. `during` runs while it hovers over the target.
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

  /** Opens the binding dialog of a property and writes an expression; `commitBinding` saves it. */
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

  /** Binds a property in one step. */
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
    await this.roomy();
    await this.beat(2);
  }
}
