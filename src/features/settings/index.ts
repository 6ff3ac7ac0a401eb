export { SettingsButton } from './SettingsButton';
export { startSettings } from './startSettings';
