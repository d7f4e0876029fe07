import { Skeleton } from '@masar/ui'

/** The measure of the welcome while it is on its way. */
export function WelcomeSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="2.75rem" width="16rem" />
      <Skeleton shape="block" height="14rem" />
    </>
  )
}
