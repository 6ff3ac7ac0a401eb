/** Makes the browser refuse storage until mocks are restored. */
export function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  }
}

/** Runs a head script as the browser would. */
export function runScript(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  script.remove();
}
