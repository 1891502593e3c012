/** A member of the demo shop. `npm start` prints all passwords but that of the weak one. */
export type DemoAccount = {
  kind: 'plain' | 'grouped' | 'vendor' | 'affiliate' | 'expired' | 'weak' | 'noConsent' | 'admin'
  name: string
  surname: string
  email: string
  phone: string
  /** For signing in by vendor code; empty for none. */
  vendorCode: string
  password: string
}

const MAIL_NAMES: Record<DemoAccount['kind'], string> = {
  plain: 'uye',
  grouped: 'grup',
  vendor: 'bayi',
  affiliate: 'ortak',
  expired: 'suresi-dolmus',
  weak: 'zayif',
  noConsent: 'izinsiz',
  admin: 'yonetici',
}

type Account = Pick<DemoAccount, 'kind' | 'name' | 'surname'> & Partial<DemoAccount>

const accounts: Account[] = [
  { kind: 'plain', name: 'Ayla', surname: 'Yurt' },
  { kind: 'grouped', name: 'Selim', surname: 'Aksoy' },
  { kind: 'vendor', name: 'Nermin', surname: 'Toptan', vendorCode: 'BY1001' },
  { kind: 'affiliate', name: 'Kaan', surname: 'Erdem' },
  { kind: 'expired', name: 'Hülya', surname: 'Işık' },
  { kind: 'weak', name: 'Okan', surname: 'Taş', password: '123456' },
  { kind: 'noConsent', name: 'İpek', surname: 'Ünal' },
  { kind: 'admin', name: 'Yusuf', surname: 'Güneş' },
]

/** Accounts of every kind, for the demo and the tests. */
export const demoAccounts: DemoAccount[] = accounts.map((account, index) => ({
  email: `${MAIL_NAMES[account.kind]}@sercehan.test`,
  phone: `90532000000${index + 1}`,
  vendorCode: '',
  password: 'Serce-2026-Han',
  ...account,
}))
