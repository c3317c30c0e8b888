/**
 * For glibc's allocator, read when a process starts. By default each thread has a pool of its own that keeps what it has
 * freed, and every replaced thread of the picture workers left some behind. Other systems take no notice.
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
