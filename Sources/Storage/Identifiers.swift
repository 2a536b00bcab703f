package import Facts

/// Names an account: 128 random bits, made when it is registered.
package struct AccountID: Hashable, Sendable {
    /// The bits.
    package let identity: Identity

    /// The account of that name.
    package init(_ identity: Identity) {
        self.identity = identity
    }
}

extension AccountID: CustomStringConvertible {
    /// 32 hexadecimal digits.
    package var description: String { identity.hex }
}

/// Names a space, the unit of syncing and of sharing: 128 random bits.
package struct SpaceID: Hashable, Sendable {
    /// The bits.
    package let identity: Identity

    /// The space of that name.
    package init(_ identity: Identity) {
        self.identity = identity
    }
}

extension Identity {
    /// As a store's column holds it: 16 bytes, the highest first.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.length)
        bytes.append(self)
        return bytes
    }

    /// Reads the form of ``bytes``; anything else is nil.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self = bytes.withUnsafeBytes { Identity($0, at: 0) }
    }
}
