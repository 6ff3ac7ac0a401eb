/** Stands for an imported file in Jest: its address after the build. */
export default '/toolpad/assets/file';
