import { type RouterContext, routerOptions } from '@masar/app-shell'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

/** The app's router, made once its language and session are known. */
export function createAppRouter(context: RouterContext) {
  return createRouter({ ...routerOptions(context), routeTree })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
