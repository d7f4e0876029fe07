export { signInAs } from './fake-browser.ts'
export { renderApp } from './render-app.tsx'
