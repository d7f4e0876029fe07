export { AnchoredMenu, Menu, type AnchoredMenuProps, type MenuEntry, type MenuProps } from './menu.tsx'
