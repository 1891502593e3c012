import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { CartItem } from '~/shop/cart-model'

/** The header's cart as it is read: both already written as the shop writes numbers. */
export type CartBadge = { count: string; total: string; items?: CartItem[] | undefined }

/**
 * What differs between two shoppers of the same page. The server's HTML holds marks in their places, which
 * the Worker replaces in each response (decision 004), so that a cached document is nobody's.
 */
export type PageVars = {
  /** Idempotency key of this page's forms: 128 random bits. */
  formKey: string
  cart: CartBadge | null
  /** The store that the shopper chose: its name and place. */
  store: string | null
}

type HeldPageVars = PageVars & {
  /** Takes a new key once a wish was fulfilled: one key is one wish. */
  renewKey: () => void
  setCart: (cart: CartBadge | null) => void
  setStore: (store: string) => void
}

const PageVarsContext = createContext<HeldPageVars | null>(null)

export function PageVarsProvider(props: { first: PageVars; children: ReactNode }) {
  const [formKey, setFormKey] = useState(props.first.formKey)
  const [cart, setCart] = useState(props.first.cart)
  const [store, setStore] = useState(props.first.store)
  // A change that led to another page brings its cart with that page; what the document came with is shown already.
  const shown = useRef(props.first.cart)
  useEffect(() => {
    if (shown.current === props.first.cart) return
    shown.current = props.first.cart
    setCart(props.first.cart)
  }, [props.first.cart])
  const vars = useMemo(
    () => ({
      formKey,
      cart,
      store,
      setCart,
      setStore,
      renewKey: () => setFormKey(crypto.randomUUID()),
    }),
    [formKey, cart, store],
  )
  return <PageVarsContext.Provider value={vars}>{props.children}</PageVarsContext.Provider>
}

export function usePageVars(): HeldPageVars {
  const vars = useContext(PageVarsContext)
  if (!vars) throw new Error('usePageVars needs PageVarsProvider above it; root.tsx renders one.')
  return vars
}

/** The hidden idempotency key that every changing form carries. */
export function FormKey() {
  return <input type="hidden" name="key" value={usePageVars().formKey} />
}
