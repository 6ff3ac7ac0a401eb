/** Stand-in for imported files in Jest: the URL after the build. */
export default '/toolpad/assets/file';
