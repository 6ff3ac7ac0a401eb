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
  it.each(studioFiles())('%s has the fields and arguments that Studio knows', (file) => {
    expect(checkStudioFile(fs.readFileSync(path.join(EXAMPLES, file), 'utf8'))).toEqual([]);
  });
});

describe('a file with a mistake', () => {
  it('is told the line of a field that Studio does not know', () => {
    expect(checkStudioFile(PAGE.replace('title:', 'titel:'))).toEqual([
      { index: 3, message: 'spec.titel: no such field: "titel"' },
    ]);
  });

  it('is told the line of an argument that the component does not have', () => {
    expect(checkStudioFile(PAGE.replace('content: Save', 'label: Save'))).toEqual([
      { index: 8, message: 'spec.content.0.props.label: Button has no property "label"' },
    ]);
  });

  it('is told of a component that does not exist, in a template too', () => {
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

  it('is told what is missing', () => {
    const [problem] = checkStudioFile(PAGE.replace('      name: save\n', ''));
    expect(problem?.message).toBe("spec.content.0: must have required property 'name'");
  });

  it('is told of a kind of file that does not exist', () => {
    expect(checkStudioFile(PAGE.replace('kind: page', 'kind: pag'))[0]?.message).toContain(
      'no kind of file is called pag; there are application, page, theme',
    );
  });

  it('is left alone when it is no file of Studio', () => {
    expect(checkStudioFile('services:\n  - type: web\n')).toEqual([]);
  });
});
