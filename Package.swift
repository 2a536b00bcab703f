// swift-tools-version: 6.2
import PackageDescription

/// For every target: stricter language rules, so that a module uses only what it declares to depend on.
let everywhere: [SwiftSetting] = [
    // An existential type is written `any P`, so that none is made by accident (SE-0335).
    .enableUpcomingFeature("ExistentialAny"),
    // A member is visible only in files that import its module (SE-0444), so no module is used through another one's imports.
    .enableUpcomingFeature("MemberImportVisibility"),
    // An import is private unless it says otherwise (SE-0409).
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A warning stops the build, or nobody would read it.
    .treatAllWarnings(as: .error),
]

/// Compiled as a release is, also for tests.
let optimised = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))

/// For the pure modules: browsers get them compiled as Embedded Swift, so what it cannot do is an error in native builds already.
let pure: [SwiftSetting] =
    everywhere + [
        .treatWarning("EmbeddedRestrictions", as: .error),
        // Tests run this code at random, thousands of times: that saves more time than optimising takes.
        optimised,
    ]

let package = Package(
    name: "teaspoon",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "teaspoon", targets: ["teaspoon"]),
        .executable(name: "Browser", targets: ["Browser"]),
        .executable(name: "BrowserImport", targets: ["BrowserImport"]),
    ],
    // Exact versions, so that two builds of one commit differ as little as can be; docs/running.md says how they are renewed. What these
    // bring along is the newest that fits them: a package that no target uses cannot be named without a warning.
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    ],
    targets: [
        // Pure modules: a request comes in as bytes and an answer goes out. They have no clock, no random numbers and no storage.
        .target(name: "Facts", swiftSettings: pure),
        .target(name: "Planner", dependencies: ["Facts"], swiftSettings: pure),
        .target(name: "Pages", dependencies: ["Facts", "Planner"], swiftSettings: pure),
        .target(name: "Interchange", dependencies: ["Facts", "Planner"], swiftSettings: pure),
        .target(name: "Requests", dependencies: ["Facts", "Interchange", "Planner", "Pages"], swiftSettings: pure),
        .target(name: "SyncClient", dependencies: ["Facts"], swiftSettings: pure),

        // The program for browsers: a few exported functions that call the pure modules. `tools/build-planner` compiles it to WebAssembly.
        .target(name: "BrowserRuntime"),
        .target(name: "BrowserMemory", swiftSettings: everywhere),
        .executableTarget(
            name: "Browser",
            dependencies: ["BrowserMemory", "BrowserRuntime", "Facts", "Requests", "SyncClient"],
            swiftSettings: everywhere
        ),
        // The same for what reads files of other programs: a second module, which is loaded where it is wanted.
        .executableTarget(
            name: "BrowserImport",
            dependencies: ["BrowserMemory", "BrowserRuntime", "Facts", "Requests"],
            swiftSettings: everywhere
        ),

        // The server, and what it is made of.
        .target(name: "BlockingWork", swiftSettings: everywhere),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .target(
            name: "Credentials",
            dependencies: ["BlockingWork", "CSodium", "Facts"],
            // Every start of a server reads a long list of passwords, and tests start hundreds of them.
            swiftSettings: everywhere + [optimised]
        ),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .target(
            name: "Mail",
            dependencies: ["BlockingWork", "CCurl", "Credentials", "Facts", "Transfers"],
            swiftSettings: everywhere
        ),
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .target(name: "PostgreSQL", dependencies: ["CPostgreSQL"], swiftSettings: everywhere),
        .target(
            name: "Storage",
            dependencies: [
                "BlockingWork", "CSodium", "Facts", "Planner", "PostgreSQL",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: everywhere
        ),
        .target(name: "Transfers", dependencies: ["CCurl"], swiftSettings: everywhere),
        .target(
            name: "WebPush",
            dependencies: ["BlockingWork", "CCurl", "Facts", "Transfers", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: everywhere
        ),
        .target(
            name: "Server",
            dependencies: [
                "BlockingWork", "Credentials", "Facts", "Mail", "Pages", "Planner", "Requests", "Storage", "WebPush",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: everywhere
        ),
        .executableTarget(
            name: "teaspoon",
            dependencies: [
                "Credentials", "Mail", "Pages", "Server", "Storage", "WebPush",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: everywhere,
            linkerSettings: [
                // Each start applies some 70,000 relocations: packed, they are two megabytes less to read.
                .unsafeFlags(
                    ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"],
                    .when(platforms: [.linux], configuration: .release)
                )
            ]
        ),
        // For tests and benchmarks: recorded requests, and replicas of any size.
        .executableTarget(
            name: "Workbench",
            dependencies: ["CommandTable", "Credentials", "Facts", "Mail", "Planner", "Requests", "TestSupport", "WebPush"],
            path: "Benchmarks/Workbench",
            swiftSettings: everywhere
        ),

        // Random numbers from a printed seed, and a reader of pages, for hundreds of tests.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: everywhere + [optimised]),
        // An example of each command, for the tests of every host.
        .target(
            name: "CommandTable",
            dependencies: ["Facts", "Pages", "Planner", "Requests"],
            path: "Tests/CommandTable",
            swiftSettings: everywhere
        ),
        .testTarget(name: "BlockingWorkTests", dependencies: ["BlockingWork"], swiftSettings: everywhere),
        .testTarget(
            name: "CredentialsTests",
            dependencies: ["Credentials", "Facts", "TestSupport"],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "FactsTests",
            dependencies: ["Facts", "TestSupport"],
            exclude: ["Samples"],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "MailTests",
            dependencies: ["Credentials", "Facts", "Mail", "TestSupport"],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "PlannerTests",
            dependencies: ["Facts", "Interchange", "Pages", "Planner", "TestSupport"],
            exclude: ["Interchange/Samples"],
            swiftSettings: everywhere
        ),
        // A PostgreSQL cluster that is deleted after the tests.
        .target(
            name: "PostgreSQLTestSupport",
            dependencies: ["PostgreSQL"],
            path: "Tests/PostgreSQLTestSupport",
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "PostgreSQLTests",
            dependencies: ["PostgreSQL", "PostgreSQLTestSupport", "TestSupport"],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "ServerTests",
            dependencies: [
                "CommandTable", "Facts", "Planner", "Requests", "Server", "Storage", "TestSupport",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "StorageTests",
            dependencies: [
                "Facts", "Planner", "PostgreSQL", "PostgreSQLTestSupport", "Storage", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "RequestsTests",
            dependencies: ["CommandTable", "Facts", "Interchange", "Planner", "Pages", "Requests", "TestSupport", "Workbench"],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "SyncClientTests",
            dependencies: ["Facts", "Planner", "Requests", "Server", "Storage", "SyncClient", "TestSupport"],
            swiftSettings: everywhere
        ),
        .testTarget(
            name: "WebPushTests",
            dependencies: ["CCurl", "Facts", "TestSupport", "WebPush", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: everywhere
        ),
    ]
)
