export { clearSession } from '../session/session.ts'
export { signInAs } from './fake-browser.ts'
export { renderApp } from './render-app.tsx'
