import { renderToStaticMarkup } from 'react-dom/server';
import Tabs from '.';

function render(count: number): string {
  const panels = Array.from({ length: count }, (_, index) => (
    <div key={index} {...{ value: `tool ${index}` }} />
  ));
  return renderToStaticMarkup(<Tabs>{panels as never}</Tabs>);
}

it('a group has as many tabs as its styles can show, or stops the build', () => {
  expect(render(6).match(/type="radio"/g)).toHaveLength(6);
  expect(() => render(7)).toThrow('<Tabs> has 7 tabs; it can show 6');
});
