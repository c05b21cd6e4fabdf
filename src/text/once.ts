// Makes a value when it is needed first, and keeps it.

/** Calls `make` once for each key, or once in all if it takes none, unless it throws. A value that needs itself is undefined. */
export function once<T, K = void>(make: (key: K) => T): (key: K) => T {
  // Made late: of the functions that are made for each module, few are called.
  let known: Map<K, T | undefined> | undefined
  return (key) => {
    known ??= new Map()
    if (!known.has(key)) {
      known.set(key, undefined)
      try {
        known.set(key, make(key))
      } catch (error) {
        known.delete(key)
        throw error
      }
    }
    return known.get(key) as T
  }
}
