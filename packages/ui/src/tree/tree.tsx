import { useLingui } from '@lingui/react/macro'
import { ChevronRight, GripVertical } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Icon } from '../icon/icon.tsx'
import { type Branch, branchesOf, isBelow } from './branches.ts'
import styles from './tree.module.css'

export interface TreeProps<T> {
  /** Names the tree. */
  label: string
  items: readonly T[]
  itemKey: (item: T) => string
  /** The key of the item above; null at the top. */
  parentKey: (item: T) => string | null
  /** What an item is called: said, and found by typing. */
  itemLabel: (item: T) => string
  renderItem: (item: T) => ReactNode
  /** The items that stand open at first. */
  defaultExpanded?: readonly string[]
  /** An item was dropped below another one, or at the top. Without it nothing can be dragged. */
  onMove?: (key: string, parentKey: string | null) => void
  /** An item was dropped on itself or on what lies below it: nothing moves, and the page says why. */
  onRefuse?: (key: string) => void
  /** Whether an item may be moved at all; all may, without it. */
  canMove?: (item: T) => boolean
  /** Whether items may be dropped at the top. */
  hasOpenTop?: boolean
}

/** Rows are measured when they come into sight; until then they are taken to be as high as one with a line. */
const rowSizes = { estimatedRowSize: 60 }

/**
 * Things below things, in the order they are given. Arrows walk, open and close; with `onMove` an item is dragged onto another one, or by
 * its handle with the keyboard: Enter lifts, arrows choose the place, Enter drops, Escape puts back.
 */
export function Tree<T extends object>(props: TreeProps<T>) {
  const { label, items, itemKey, parentKey, defaultExpanded, onMove } = props
  const branches = useMemo(() => branchesOf(items, itemKey, parentKey), [items, itemKey, parentKey])
  const hooks = useMoves(props, branches.byKey)
  return (
    // Only the rows in sight are drawn, as the page scrolls: a company has hundreds of departments.
    <Virtualizer layout={ListLayout} layoutOptions={rowSizes}>
      <AriaTree
        aria-label={label}
        items={branches.top}
        dependencies={[props]}
        defaultExpandedKeys={defaultExpanded}
        className={styles.tree ?? ''}
        {...(onMove && { dragAndDropHooks: hooks })}
      >
        {branch => <Row branch={branch} tree={props} />}
      </AriaTree>
    </Virtualizer>
  )
}

/** Dropped on an item: below it. Dropped between two: where those stand. */
function useMoves<T>(
  { itemLabel, onMove, onRefuse, canMove, hasOpenTop = true }: TreeProps<T>,
  byKey: ReadonlyMap<string, Branch<T>>,
): DragAndDropHooks {
  const branchAt = (key: unknown) => byKey.get(String(key))
  const aboveOf = (target: { key: unknown; dropPosition: string }) =>
    target.dropPosition === 'on' ? String(target.key) : (branchAt(target.key)?.above ?? null)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys =>
      [...keys].flatMap(key => {
        const branch = branchAt(key)
        return branch && (canMove?.(branch.item) ?? true) ? [{ 'text/plain': itemLabel(branch.item) }] : []
      }),
    renderDropIndicator: target => <DropIndicator target={target} className={styles.place ?? ''} />,
    getDropOperation: target =>
      target.type === 'item' && (hasOpenTop || aboveOf(target) !== null) ? 'move' : 'cancel',
    onMove: ({ keys, target }) => {
      const branch = branchAt([...keys][0])
      const above = aboveOf(target)
      if (!branch || !(canMove?.(branch.item) ?? true) || above === branch.above) return
      const isCircle = above !== null && (above === branch.key || isBelow(byKey, above, branch.key))
      if (isCircle) onRefuse?.(branch.key)
      else onMove?.(branch.key, above)
    },
  })
  return dragAndDropHooks
}

function Row<T extends object>({ branch, tree }: { branch: Branch<T>; tree: TreeProps<T> }) {
  const { t } = useLingui()
  const { itemLabel, renderItem, onMove, canMove } = tree
  const name = itemLabel(branch.item)
  return (
    <TreeItem id={branch.key} textValue={name} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={styles.content}>
            {onMove && (
              <Button
                slot="drag"
                className={styles.handle ?? ''}
                isDisabled={canMove !== undefined && !canMove(branch.item)}
              >
                <Icon of={GripVertical} />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''} aria-label={t`Open or close ${name}`}>
                <Icon of={ChevronRight} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <div className={styles.item}>{renderItem(branch.item)}</div>
          </div>
        )}
      </TreeItemContent>
      <Collection items={branch.below}>{below => <Row branch={below} tree={tree} />}</Collection>
    </TreeItem>
  )
}
