/** The campus that this build of the web app is for: the definition that the server serves. */
export { campus } from '@campushive/campus-ghana';
