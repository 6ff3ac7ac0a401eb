/** How a host, or anything between it and a reader, can get a file wrong. */
export const FAULTS = ['404', '500', 'HTML', 'empty', 'cut', 'throw', 'hang'] as const;

export type FaultName = (typeof FAULTS)[number];

/** The response in place of a file. */
export interface FaultyAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const PAGE = Buffer.from('<!doctype html><title>Sign in</title><p>Sign in to the network</p>');

/**
 * Applies a fault to a file; `null` stands for no response at all.
 *
 * @param type the file's own media type
 */
export function faultyAnswer(fault: FaultName, file: Buffer, type: string): FaultyAnswer | null {
  switch (fault) {
    case '404':
      return { status: 404, type: 'text/html', body: PAGE };
    case '500':
      return { status: 500, type: 'text/html', body: PAGE };
    case 'HTML':
      return { status: 200, type: 'text/html', body: PAGE };
    case 'empty':
      return { status: 200, type, body: Buffer.alloc(0) };
    case 'cut':
      return { status: 200, type, body: file.subarray(0, Math.floor(file.length / 2)) };
    case 'throw':
      return { status: 200, type, body: Buffer.from('throw new Error("broken")/*}}}*/') };
    case 'hang':
      return null;
  }
}
