import { describe, expect, it } from 'vitest'
import { formRules } from '../address/form-rules'
import { readPageRequirement } from './page-requirement'

const body = (rules: unknown) => ({ status: true, message: '', data: [{ rules, configs: {} }] })

describe('[Z32] what a form asks for', () => {
  it('is read leniently: flags of any kind, rows that are none left out', () => {
    const told = readPageRequirement(
      body({
        title: { show: '1', required: 1, max_char_len: '50' },
        town: { show: false, required: true },
        address: { required: true, max_char_len: -3 },
        'no name': { show: true },
        city: 'yes',
      }),
    )
    expect(told).toEqual({
      title: { show: true, required: true, most: 50 },
      town: { show: false, required: false, most: 0 },
      address: { show: true, required: true, most: 0 },
    })
    expect(() => readPageRequirement({ status: true, data: [] })).toThrow('unreadable')
  })

  it('is completed by ours, and never longer than a form takes', () => {
    const rules = formRules({
      title: { show: true, required: false, most: 99_999 },
      home_phone: { show: true, required: true, most: 0 },
    })
    expect(rules.title).toEqual({ show: true, required: false, most: 500 })
    expect(rules.home_phone).toEqual({ show: true, required: true, most: 40 })
    expect(rules.fullname).toEqual({ show: true, required: true, most: 100 })
  })
})
