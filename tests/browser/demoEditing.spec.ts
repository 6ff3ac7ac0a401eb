import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { listSitePages, waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';

/** Demos that a test edits: each takes seconds. */
const DEMOS_PER_VISIT = 3;

/** The demos of each page, split into visits. */
const VISITS = listSitePages().flatMap((address) => {
  const file = path.join('build', address.replace('/toolpad/', ''), 'index.html');
  const html = fs.readFileSync(file, 'utf8');
  const ids = [...html.matchAll(/<tp-demo data-id="?([^" >]+)/g)].map(([, id = '']) => id);
  return Array.from({ length: Math.ceil(ids.length / DEMOS_PER_VISIT) }, (_, index) => ({
    address,
    part: index + 1,
    ids: ids.slice(index * DEMOS_PER_VISIT, (index + 1) * DEMOS_PER_VISIT),
  }));
});

const CHANGED = 'Edited by a reader';

interface Text {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Attributes and properties whose text demos display. */
const LABELS = /^(?:title|label|headerName|placeholder|description|helperText|\w+Label)$/;

function isLabel({ parent }: ts.StringLiteral): boolean {
  const isNamed = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent);
  return isNamed && LABELS.test(parent.name.getText());
}

/** Finds the texts in a source that its demo displays. */
function textsOf(source: string): readonly Text[] {
  const file = ts.createSourceFile(
    'Demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      const text = node.text.trim();
      const start = node.getFullStart() + node.text.indexOf(text);
      texts.push({ text, start, end: start + text.length });
    } else if (ts.isStringLiteral(node) && isLabel(node)) {
      texts.push({ text: node.text, start: node.getStart() + 1, end: node.getEnd() - 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.filter(({ text }) => text.length > 2);
}

/** Pastes a text over an editor's whole text, and waits until it runs. */
async function run(page: Page, figure: Locator, text: string): Promise<void> {
  const demo = figure.locator('tp-demo');
  const before = (await demo.getAttribute('data-edited')) ?? '';
  const editor = figure.locator('.cm-content').first();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
  await expect(demo).toHaveAttribute('data-edited', /./);
  await expect(demo).not.toHaveAttribute('data-edited', before);
}

/** Replaces texts of a source, given in source order. */
function withChanged(source: string, texts: readonly Text[]): string {
  return texts.reduceRight(
    (changed, { start, end }) => changed.slice(0, start) + CHANGED + changed.slice(end),
    source,
  );
}

test.use({ viewport: { width: 1280, height: 900 } });

/** A page with demos of its own; `demoEditor.spec.ts` edits one in a frame. */
const SAMPLE = '/toolpad/core/react-use-dialogs/';

for (const { address, part, ids } of VISITS) {
  const title = `each demo of ${address}, part ${part}, can be edited, broken and reset`;
  test(title, sweepIf(part > 1 || address !== SAMPLE), async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    await page.locator('details').evaluateAll((folds) => {
      folds.forEach((fold) => fold.toggleAttribute('open', true));
    });
    for (const id of ids) {
      await test.step(id, async () => {
        const demo = page.locator(`tp-demo[data-id="${id}"]`);
        const figure = demo.locator('xpath=ancestor::figure');
        await figure.locator('[data-demo-tool="edit"]').click();
        await expect(figure.locator('.cm-content').first()).toBeFocused();
        const source = await figure.locator('pre[hidden]').first().innerText();
        const shown = figure.frameLocator('.demo-edited').locator('body');
        await run(page, figure, withChanged(source, textsOf(source)));
        await expect(shown).toContainText(CHANGED, { ignoreCase: true });
        await page.keyboard.press('ControlOrMeta+End');
        await page.keyboard.insertText('\n<<');
        await expect(figure.locator('.demo-problem p')).toHaveText(/, line \d+: /);
        await expect(shown).toContainText(CHANGED, { ignoreCase: true });
        await figure.locator('[data-demo-tool="reset"]').click();
        await expect(demo).not.toHaveAttribute('data-edited');
        await expect(figure.locator('.demo-problem')).toBeEmpty();
        await expect(figure.locator('pre[hidden]').first()).toHaveText(source, {
          useInnerText: true,
        });
      });
    }
  });
}
