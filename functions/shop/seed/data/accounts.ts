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

const account = (
  kind: DemoAccount['kind'],
  name: string,
  surname: string,
  digit: number,
  vendorCode = '',
  password = 'Serce-2026-Han',
): DemoAccount => ({
  kind,
  name,
  surname,
  email: `${MAIL_NAMES[kind]}@sercehan.test`,
  phone: `90532000000${digit}`,
  vendorCode,
  password,
})

/** Accounts of every kind, for the demo and the tests. */
export const demoAccounts: DemoAccount[] = [
  account('plain', 'Ayla', 'Yurt', 1),
  account('grouped', 'Selim', 'Aksoy', 2),
  account('vendor', 'Nermin', 'Toptan', 3, 'BY1001'),
  account('affiliate', 'Kaan', 'Erdem', 4),
  account('expired', 'Hülya', 'Işık', 5),
  account('weak', 'Okan', 'Taş', 6, '', '123456'),
  account('noConsent', 'İpek', 'Ünal', 7),
  account('admin', 'Yusuf', 'Güneş', 8),
]
