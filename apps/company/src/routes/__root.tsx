import { guardPage, NotFoundPage, RootLayout, type RouterContext } from '@masar/app-shell'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { CompanyFrame } from '../features/frame/company-frame.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: guardPage,
  component: () => (
    <CompanyFrame>
      <RootLayout>
        <Outlet />
      </RootLayout>
    </CompanyFrame>
  ),
  notFoundComponent: () => <NotFoundPage />,
})
