import { writeClipboard } from './clipboard';

/** What a browser that takes promises is given. */
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

describe('a text that is still on its way', () => {
  it('is handed over within the click, as Safari asks', () => {
    void writeClipboard(new Promise<string>(() => undefined));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is on the clipboard as plain text', async () => {
    expect(await writeClipboard(Promise.resolve('# Page'))).toBe(true);
    const blob = await write.mock.calls[0]?.[0][0]?.data['text/plain'];
    expect(blob?.type).toBe('text/plain');
    expect(blob?.size).toBe(6);
  });

  it('counts as refused when it does not come', async () => {
    expect(await writeClipboard(Promise.reject(new Error('offline')))).toBe(false);
  });

  it('is waited for where the browser takes no promises', async () => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    expect(await writeClipboard(Promise.resolve('# Page'))).toBe(true);
    expect(writeText).toHaveBeenCalledWith('# Page');
  });
});

it('a text that is there is written as it is', async () => {
  expect(await writeClipboard('npm install')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('npm install');
  expect(write).not.toHaveBeenCalled();
});
