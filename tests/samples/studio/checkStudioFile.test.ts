/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { checkStudioFile } from './checkStudioFile';

const EXAMPLES = path.resolve('examples');

function studioFiles(): readonly string[] {
  return fs
    .readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/toolpad\/.*\.yml$/.test(file))
    .filter((file) => !/node_modules|\.work|\.generated/.test(file))
    .sort();
}

const PAGE = `apiVersion: v1
kind: page
spec:
  title: Stock
  content:
    - component: Button
      name: save
      props:
        content: Save
`;

describe('the files of the example apps', () => {
  it.each(studioFiles())('%s has only fields and arguments that Studio knows', (file) => {
    expect(checkStudioFile(fs.readFileSync(path.join(EXAMPLES, file), 'utf8'))).toEqual([]);
  });
});

describe('the check of a Studio file', () => {
  it('reports the line of a field that Studio does not know', () => {
    expect(checkStudioFile(PAGE.replace('title:', 'titel:'))).toEqual([
      { index: 3, message: 'spec.titel: no such field: "titel"' },
    ]);
  });

  it('reports the line of an argument that the component does not have', () => {
    expect(checkStudioFile(PAGE.replace('content: Save', 'label: Save'))).toEqual([
      { index: 8, message: 'spec.content.0.props.label: Button has no property "label"' },
    ]);
  });

  it('reports a component that does not exist, also in a template', () => {
    const page = PAGE.replace(
      'content: Save',
      () =>
        'onClick:\n          $$template:\n            - component: Buttn\n              name: inner',
    );
    expect(checkStudioFile(page)).toEqual([
      {
        index: 10,
        message:
          'spec.content.0.props.onClick.$$template.0.component: no component is called Buttn',
      },
    ]);
  });

  it('reports a missing property', () => {
    const [problem] = checkStudioFile(PAGE.replace('      name: save\n', ''));
    expect(problem?.message).toBe("spec.content.0: must have required property 'name'");
  });

  it('reports a kind of file that does not exist', () => {
    expect(checkStudioFile(PAGE.replace('kind: page', 'kind: pag'))[0]?.message).toContain(
      'no kind of file is called pag; there are application, page, theme',
    );
  });

  it('ignores files of other programs', () => {
    expect(checkStudioFile('services:\n  - type: web\n')).toEqual([]);
  });
});
