import { configure } from '@testing-library/react'

// A busy machine is no failure: what a test waits for may take its time to load.
configure({ asyncUtilTimeout: 10_000 })
