let requests = 0;

/**
 * Stands in for a request to your server. On the page of this demo, "Server" sets `data-server` of
 * the document, which makes the answers late, out of order, refused or missing.
 *
 * @param time in ms until a normal answer
 */
export async function ask<T>(answer: () => T, time = 300): Promise<T> {
  const { server } = document.documentElement.dataset;
  requests += 1;
  const isLate = server === 'slow' || (server === 'mixed' && requests % 2 === 1);
  await new Promise<void>((resolve) => {
    if (server !== 'silent') {
      setTimeout(resolve, isLate ? 10 * time : time);
    }
  });
  if (server === '401') {
    throw new Error('Your session has ended. Sign in again.');
  }
  if (server === '500') {
    throw new Error('The server has a problem. Try again later.');
  }
  return answer();
}
