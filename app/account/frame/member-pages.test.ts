import { expect, it } from 'vitest'
import { menuPageOf } from './member-pages'

it('[L16] a page below another one is that one in the menu', () => {
  expect(['orders-tr', 'orderDetail', 'addressForm-de', 'devices'].map(menuPageOf)).toEqual([
    'orders',
    'orders',
    'addresses',
    'devices',
  ])
})
