export { signInAs } from './fake-browser.ts'
export { renderApp } from './render-app.tsx'
export { seedInitialData } from '../queries/initial-data.ts'
export { routePaths } from './route-paths.ts'
