/** How a page shows when the site was installed and opened as an app. */
const APP_DISPLAY = '(display-mode: standalone), (display-mode: minimal-ui)';

/** Calls back when this page runs as an installed app, now or as soon as it is installed. */
export function onInstalledApp(callback: () => void): void {
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true;
  if (isHomeScreenApp || window.matchMedia(APP_DISPLAY).matches) {
    callback();
  } else {
    window.addEventListener('appinstalled', callback, { once: true });
  }
}
