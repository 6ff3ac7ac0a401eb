export interface Loan {
  id: string;
  item: string;
  borrower: string;
  back: boolean;
}

/** Calls the API of the library. Its URL and the token come from the server's environment only. */
async function callLibrary(path: string, method: 'GET' | 'DELETE' = 'GET') {
  const { LOANS_API_URL: api, LOANS_API_TOKEN: token } = process.env;
  if (!api || !token) {
    throw new Error('Set LOANS_API_URL and LOANS_API_TOKEN on the server.');
  }
  const response = await fetch(api + path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 409) {
    throw new Error('The loan is not returned yet.');
  }
  if (!response.ok) {
    throw new Error(`The library answered with status ${response.status}.`);
  }
  return response;
}

export async function listLoans(): Promise<Loan[]> {
  return (await (await callLibrary('/loans')).json()) as Loan[];
}

export async function deleteLoan(id: string): Promise<void> {
  // In a URL, . and .. are folders, and encoding leaves them as they are.
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) {
    throw new Error(`No loan has the id ${id}.`);
  }
  await callLibrary(`/loans/${encodeURIComponent(id)}`, 'DELETE');
}
