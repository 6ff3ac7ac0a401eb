import { writeClipboard } from './clipboard';

/** A clipboard that accepts promises. */
class ClipboardItemStub {
  constructor(readonly data: Readonly<Record<string, Promise<Blob>>>) {}
}

const write = jest.fn<Promise<void>, [ClipboardItemStub[]]>();
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  write.mockReset().mockImplementation(async ([item]) => {
    await item?.data['text/plain'];
  });
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { write, writeText },
  });
  Object.assign(globalThis, { ClipboardItem: ClipboardItemStub });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

describe('a promised text', () => {
  it('is passed to the clipboard within the click, as Safari requires', () => {
    void writeClipboard(new Promise<string>(() => undefined));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is copied as plain text', async () => {
    expect(await writeClipboard(Promise.resolve('# Page'))).toBe(true);
    const blob = await write.mock.calls[0]?.[0][0]?.data['text/plain'];
    expect(blob?.type).toBe('text/plain');
    expect(blob?.size).toBe(6);
  });

  it('counts as refused when the promise rejects', async () => {
    expect(await writeClipboard(Promise.reject(new Error('offline')))).toBe(false);
  });

  it('is awaited where the clipboard accepts no promises', async () => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    expect(await writeClipboard(Promise.resolve('# Page'))).toBe(true);
    expect(writeText).toHaveBeenCalledWith('# Page');
  });
});

it('writes an available text directly', async () => {
  expect(await writeClipboard('npm install')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('npm install');
  expect(write).not.toHaveBeenCalled();
});
