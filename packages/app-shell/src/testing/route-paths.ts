import type { AnyRouter } from '@tanstack/react-router'

/** The patterns that a router's route files answer, as the table of pages writes them. */
export function routePaths(router: AnyRouter): string[] {
  return Object.keys(router.routesByPath)
    .map(path => path.replace(/(?<=.)\/$/, ''))
    .sort()
}
