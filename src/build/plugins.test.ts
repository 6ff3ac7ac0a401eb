import { demoId } from '../features/demos/build/demoFiles';
import {
  registrySource,
  sourcesSource,
  styledDemoSource,
} from '../features/demos/build/demoRegistry';
import { splitDemoSource } from '../features/demos/build/demoSource';

describe('demos', () => {
  it('are identified by page and name', () => {
    expect(demoId('/site/docs-core/react-x/Basic.tsx', '/site')).toBe('core/react-x/Basic');
  });

  it('are listed in a module that loads each, and its source, on demand', () => {
    const entries = [
      { id: 'core/x/Basic', request: '@site/docs-core/x/Basic.tsx', files: 'Basic.json' },
      { id: 'core/x/tailwind/Basic', request: 'styled.js', files: null },
    ];
    expect(registrySource(entries)).toBe(
      'export const demos = {\n  "core/x/Basic": () => import("@site/docs-core/x/Basic.tsx"),\n' +
        '  "core/x/tailwind/Basic": () => import("styled.js"),\n};\n',
    );
    expect(sourcesSource(entries)).toBe(
      'export const sources = {\n  "core/x/Basic": new URL("Basic.json", import.meta.url).href,\n};\n',
    );
  });

  it('add the style sheet of their Tailwind classes to their own document', () => {
    expect(styledDemoSource('Basic.tsx', 'Basic.css')).toBe(
      'import "!!style-loader!css-loader!Basic.css";\nexport { default } from "Basic.tsx";\n',
    );
  });

  it('show the marked lines as a preview, without indentation, and no markers in the full source', () => {
    const source = [
      'export default function A() {',
      '  return (',
      '    // preview-start',
      '    <B>',
      '      <C />',
      '',
      '    </B>',
      '    // preview-end',
      '  );',
      '}',
      '',
    ].join('\n');
    expect(splitDemoSource(source)).toEqual({
      preview: '<B>\n  <C />\n\n</B>',
      full: 'export default function A() {\n  return (\n    <B>\n      <C />\n\n    </B>\n  );\n}',
    });
  });

  it('may mark lines of a style sheet', () => {
    expect(splitDemoSource('/* preview-start */\n.a {}\n/* preview-end */').preview).toBe('.a {}');
  });

  it('may mark lines inside JSX', () => {
    expect(splitDemoSource('{/* preview-start */}\n<B />\n{/* preview-end */}').preview).toBe(
      '<B />',
    );
  });

  it.each(['const a = 1;', '// preview-start\nconst a = 1;', '// preview-end\n// preview-start\n'])(
    'without a pair of markers show the full source: %j',
    (source) => {
      expect(splitDemoSource(source).preview).toBeNull();
    },
  );
});
