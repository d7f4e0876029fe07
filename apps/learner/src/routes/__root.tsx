import { guardPage, NotFoundPage, RootLayout, type RouterContext } from '@masar/app-shell'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: guardPage,
  component: () => (
    <RootLayout>
      <Outlet />
    </RootLayout>
  ),
  notFoundComponent: () => <NotFoundPage />,
})
