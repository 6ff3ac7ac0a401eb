/** The id of the settings' panel. */
export const SETTINGS_ID = 'site-settings';
