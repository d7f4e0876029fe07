import { useRouterState } from '@tanstack/react-router'

/**
 * The path of the page that is on the screen, without locale prefix; undefined for an address that leads nowhere. While another
 * page is on its way the router's location is that one's already: the frame of the page must not follow it so early.
 */
export function useShownPathname(): string | undefined {
  return useRouterState({
    select: ({ matches }) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined),
  })
}
